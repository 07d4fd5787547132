import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { PhoneNews } from '#contract/calls/phone-link.ts';
import type { Db } from '../db/open.ts';
import { phoneLinks, phonePhotos } from '../db/schema.ts';
import { hasEnded } from './phone-links.ts';

/** How soon a form learns of a photo that another process has received. */
const LOOK_MS = 1_000;

/** A form that waits for photos. */
interface WaitingForm {
  readonly link: string;
  /** The news that it has got last, as JSON. */
  last: string;
  readonly tell: (news: PhoneNews) => void;
}

/**
 * The forms that wait for photos at this process. While there are some, one statement a second asks for the links of
 * all of them together: no form holds a connection to the database, and it does not matter which process has received a
 * photo.
 */
export class PhoneForms {
  readonly #db: Db;
  readonly #now: () => Date;
  readonly #forms = new Set<WaitingForm>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor(db: Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  get size(): number {
    return this.#forms.size;
  }

  /** How many forms wait for a link: one that has been reloaded, and one whose connection has died. */
  countOf(link: string): number {
    return [...this.#forms].filter((form) => form.link === link).length;
  }

  /**
   * Tells a form the news of a link now, and after each change.
   * @returns a function that ends it
   */
  follow(link: string, tell: WaitingForm['tell']): () => void {
    const form: WaitingForm = { link, last: '', tell };
    this.#forms.add(form);
    this.look();
    return () => void this.#forms.delete(form);
  }

  /** Looks now: something has happened at this process. */
  look(): void {
    clearTimeout(this.#timer);
    const before = this.#looking;
    // A look that runs may have read before it happened.
    const looking = (before ?? Promise.resolve()).then(() => this.#look()).catch(() => undefined);
    this.#looking = looking;
    void looking.then(() => {
      if (this.#looking !== looking) return;
      this.#looking = undefined;
      if (this.#forms.size > 0) this.#timer = setTimeout(() => this.look(), LOOK_MS).unref();
    });
  }

  async #look(): Promise<void> {
    if (this.#forms.size === 0) return;
    const news = await this.#read([...new Set([...this.#forms].map(({ link }) => link))]);
    for (const form of this.#forms) {
      const now = news.get(form.link) ?? ENDED;
      const text = JSON.stringify(now);
      if (text === form.last) continue;
      form.last = text;
      form.tell(now);
    }
  }

  async #read(links: readonly string[]): Promise<Map<string, PhoneNews>> {
    const [rows, photos] = await Promise.all([
      this.#db.select().from(phoneLinks).where(inArray(phoneLinks.uuid, links)),
      this.#db
        .select()
        .from(phonePhotos)
        .where(and(inArray(phonePhotos.linkUuid, links), isNull(phonePhotos.takenAt)))
        .orderBy(asc(phonePhotos.arrivedAt), asc(phonePhotos.uuid)),
    ]);
    const now = this.#now();
    const news = rows.map((link): [string, PhoneNews] => [
      link.uuid,
      hasEnded(link, now)
        ? ENDED
        : {
            opened: link.openedAt !== null,
            ended: false,
            photos: photos
              .filter(({ linkUuid }) => linkUuid === link.uuid)
              .map(({ uuid, originalName: name, type }) => ({ uuid, name, type })),
          },
    ]);
    return new Map(news);
  }
}

const ENDED: PhoneNews = { opened: false, ended: true, photos: [] };
