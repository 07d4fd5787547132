/** Articles, their authors and their terms, as they were read from the files. */

export interface ColumnAuthor {
  readonly id: number;
  /** The key in authors.yaml. */
  readonly slug: string;
  /** The number of the author's speech balloon: two digits, in the order of authors.yaml. */
  readonly balloon: string;
  readonly name: string;
  readonly description: string;
  /** '' where the author is no person. */
  readonly experienceYears: number | '';
  readonly specialties: readonly string[];
  readonly certifications: readonly string[];
  /** URLs; '' if there is none. */
  readonly twitter: string;
  readonly linkedin: string;
  /** The portrait's URL below the origin. */
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

/** A page that an article rests on. */
export interface ColumnSource {
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
}

/** A picture in the one width that exists as JPEG. */
export interface ColumnPicture {
  readonly id: number;
  readonly name: string;
  /** The file's URL below the origin. */
  readonly path: string;
  /** '' if the index of the pictures does not have it. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A column article. */
export interface ColumnPost {
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
  readonly author: ColumnAuthor;
  readonly picture: ColumnPicture;
  /** The sources of the article, where readers find the current state. */
  readonly sources: readonly ColumnSource[];
  /** When somebody last read it against its sources: YYYY-MM-DD. */
  readonly reviewed: string;
  /** The text in Markdown. */
  readonly markdown: string;
  /** The authors with a balloon in the article, each once. */
  readonly speakers: readonly ColumnAuthor[];
}
