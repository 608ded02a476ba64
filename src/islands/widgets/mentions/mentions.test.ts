import { describe, expect, it } from 'vitest';
import { mentionAt, mentionsIn, offered, splitMentions } from './mentions.ts';

const person = (id: number, name: string, me = false) => ({ id, name, email: `p${id}@plantsetu.test`, me });
const staff = [
  person(1, 'Ravi Kumar', true),
  person(2, 'Meera Nair'),
  person(3, 'Meera'),
  person(4, 'Neel Verma'),
  person(5, 'Neel Verma'),
];

describe('while a note is typed', () => {
  it.each([
    ['@', 1, { start: 0, typed: '' }],
    ['Ask @Mee', 8, { start: 4, typed: 'Mee' }],
    ['(@Meera N', 9, { start: 1, typed: 'Meera N' }],
    ['Ask @Mee now', 8, { start: 4, typed: 'Mee' }],
    ['Ask\n@n', 6, { start: 4, typed: 'n' }],
    ['sales@plant', 11, null],
    ['@Meera\nnew line', 15, null],
    ['no one', 6, null],
  ])('%j at %i', (text, caret, expected) => expect(mentionAt(text, caret)).toEqual(expected));

  it.each([
    ['', [2, 3, 4, 5]],
    ['mee', [2, 3]],
    ['nair', [2]],
    ['Meera N', [2]],
    ['Meera Nair ', []],
    ['eera', []],
    ['Ravi', []],
  ])('%j offers the colleagues whose name begins so, not the writer', (typed, ids) =>
    expect(offered(staff, typed).map(({ id }) => id)).toEqual(ids),
  );
});

describe('a note mentions', () => {
  it.each([
    ['@Meera Nair please call.', [], [2]],
    ['@Meera, and @Meera Nair', [], [3, 2]],
    ['@Meera Nair @Meera Nair', [], [2]],
    ['@Meeraji', [], []],
    ['Meera Nair', [], []],
    ['@Neel Verma', [], []],
    ['@Neel Verma', [5], [5]],
    ['No name left in the note', [2], []],
  ])('%j, picked %j: %j', (text, picked, ids) => expect(mentionsIn(text, staff, picked)).toEqual(ids));

  it('no one where no colleague is known', () => expect(mentionsIn('@', [], [])).toEqual([]));
});

it('a note is shown with its mentions marked, as typed otherwise', () => {
  expect(splitMentions('Ask @A. (B)* or @A. (B)', ['A. (B)'])).toEqual([
    { text: 'Ask ', isMention: false },
    { text: '@A. (B)', isMention: true },
    { text: '* or ', isMention: false },
    { text: '@A. (B)', isMention: true },
  ]);
  expect(splitMentions('Ask @A', [])).toEqual([{ text: 'Ask @A', isMention: false }]);
});
