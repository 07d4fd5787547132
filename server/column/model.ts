/** What the articles, their authors and their terms are, before any answer is made of them. */

export interface Author {
  readonly id: number;
  /** The key in authors.yaml. */
  readonly slug: string;
  /** Which of the speech balloons shows this author: two digits, by the order of authors.yaml. */
  readonly balloon: string;
  readonly name: string;
  readonly description: string;
  readonly experienceYears: number;
  readonly specialties: readonly string[];
  readonly certifications: readonly string[];
  /** Addresses; '' where there is none. */
  readonly twitter: string;
  readonly linkedin: string;
  /** The portrait's address below the origin. */
  readonly avatar: string;
}

/** A category or a tag. */
export interface Term {
  readonly id: number;
  readonly taxonomy: 'category' | 'post_tag';
  /** Decoded. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
}

/** A picture in the one width that is there as JPEG. */
export interface ColumnPicture {
  readonly id: number;
  readonly name: string;
  /** The file's address below the origin. */
  readonly path: string;
  /** '' while the pictures' index does not know it. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A column article. */
export interface Post {
  readonly id: number;
  /** Decoded: the file's name. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Milliseconds since 1970. */
  readonly date: number;
  readonly modified: number;
  readonly category: Term;
  readonly tags: readonly Term[];
  readonly author: Author;
  readonly picture: ColumnPicture;
  /** Views of the last seven days. */
  readonly views: number;
  /** The text as it was written. */
  readonly markdown: string;
  /** Everyone who speaks in a balloon, each once. */
  readonly speakers: readonly Author[];
}
