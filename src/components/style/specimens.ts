import type { Subject } from '../../covers/kinds/subject.ts';

/** A subject of each kind for the style sheet: fixed, so that the comparison of its pictures sees only the composition. */
export const specimens: Record<Subject['kind'], { name: string; subject: Subject }> = {
  post: { name: 'Post', subject: { kind: 'post', sheet: 'BLG-02', title: 'Crates that come back', drawing: 'pallet' } },
  study: {
    name: 'Case study',
    subject: { kind: 'study', sheet: 'CST-01', title: 'One term', drawing: 'flask', value: '₹18.6 lakh' },
  },
  session: {
    name: 'Webinar',
    subject: {
      ...{ kind: 'session', sheet: 'WBN-03', title: 'Rate contracts', drawing: 'v-belt' },
      ...{ day: '2026-12-09', time: '15:30' },
    },
  },
  talk: {
    name: 'On demand',
    subject: { kind: 'talk', sheet: 'REC-06', title: 'Reading quotations', drawing: 'printer', duration: '3 min' },
  },
  paper: {
    name: 'Whitepaper',
    subject: {
      ...{ kind: 'paper', sheet: 'WHP-05', drawing: 'carton', date: 'Oct 2026' },
      title: 'Tail spend in Indian plants, measured at the gate',
    },
  },
  book: {
    name: 'eBook',
    subject: { kind: 'book', sheet: 'EBK-01', title: 'Ninety days in the tail', drawing: 'wedge-anchor' },
  },
};
