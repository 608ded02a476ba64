import { type Item, searchText } from '#client/site/library-query.ts';
import type { Book, Case, Paper, Post, Session, Talk } from './resources.ts';

/** The entries of the libraries as their search and filters see them (specification §9). */

export const postItem = ({ path, title, excerpt, tags, author }: Post): Item => ({
  id: path,
  text: searchText(title, excerpt, ...tags, author),
  picks: { topic: [...tags] },
});

export const paperItem = ({ path, title, summary, topic }: Paper): Item => ({
  id: path,
  text: searchText(title, summary, topic),
  picks: { topic: [topic] },
});

export const bookItem = ({ path, title, blurb, author, category }: Book): Item => ({
  id: path,
  text: searchText(title, blurb, author),
  picks: { category: [category] },
});

export const caseItem = ({ path, title, summary, metrics, industry, result }: Case): Item => ({
  id: path,
  text: searchText(title, summary, ...metrics.flatMap(({ value, label }) => [value, label])),
  picks: { industry: [industry], result: [result] },
});

export const sessionItem = ({ path, title, abstract, speakers, topic }: Session): Item => ({
  id: path,
  tab: 'upcoming',
  text: searchText(title, abstract, ...speakers),
  picks: { topic: [topic] },
});

export const talkItem = ({ path, title, abstract, topic }: Talk): Item => ({
  id: path,
  tab: 'on-demand',
  text: searchText(title, abstract),
  picks: { topic: [topic] },
});
