/** A column article as pages show it (document 1, section 3). All texts are plain; only `html` is markup. */
export interface Post {
  id: number;
  /** Decoded, as browsers show it in the address bar. */
  slug: string;
  title: string;
  /** At most 80 characters and an ellipsis. */
  excerpt: string;
  /** The day as YYYY.MM.DD. */
  date: string;
  image: PostImage | undefined;
  categories: readonly PostTerm[];
  /** Its text needs a password. */
  isProtected: boolean;
}

/** The further data of an article's page. */
export interface Article extends Post {
  /** Last modified, as YYYY.MM.DD. */
  modified: string;
  /** When it was published and last changed, for machines: with the time zone, or the day alone. */
  published: string;
  updated: string;
  /** Sanitised; every h2, h3 and h4 has the id heading-N. Empty where the article has no text. */
  html: string;
  contents: readonly Heading[];
  tags: readonly { id: number; name: string }[];
  /** None of a page, which speaks for the whole site. */
  author: Author | undefined;
  /** Readers may answer it. Comments are not shown here; the page names another way. */
  isOpenToReaders: boolean;
  /** A page of the WordPress, such as a guide, and no article. */
  isPage: boolean;
  sources: readonly Source[];
  /** The day on which somebody last checked it against its sources, as YYYY.MM.DD; '' if unknown. */
  reviewed: string;
  /** CSS of the speech balloons, and of the editors' style attributes. */
  style: string;
}

/** The class of an article's own text. Styles that come with an article hold for it only. */
export const ARTICLE_BODY = 'article-body';

export interface PostImage {
  src: string;
  alt: string;
  width: number | undefined;
  height: number | undefined;
}

export interface PostTerm {
  id: number;
  slug: string;
  name: string;
}

export interface Heading {
  id: string;
  text: string;
  level: 2 | 3 | 4;
}

/** A page that an article rests on. */
export interface Source {
  title: string;
  publisher: string;
  url: string;
}

export interface Author {
  name: string;
  description: string;
  avatar: { src: string; src2x: string } | undefined;
  experienceYears: string;
  specialties: readonly string[];
  certifications: readonly string[];
  twitter: string;
  linkedin: string;
}
