import { book } from './kinds/book.ts';
import { paper } from './kinds/paper.ts';
import { post } from './kinds/post.ts';
import { session } from './kinds/session.ts';
import { study } from './kinds/study.ts';
import { talk } from './kinds/talk.ts';
import type { Picture } from './canvas/picture.ts';
import type { Subject } from './kinds/subject.ts';

/** The cover of an entry, each kind composed in its own way: 4:3, of papers and books as tall as a sheet. */
export function coverOf(subject: Subject): Picture {
  switch (subject.kind) {
    case 'post':
      return post(subject);
    case 'paper':
      return paper(subject);
    case 'book':
      return book(subject);
    case 'study':
      return study(subject);
    case 'session':
      return session(subject);
    case 'talk':
      return talk(subject);
  }
}
