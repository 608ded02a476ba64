import { expect, test } from 'vitest';
import { article, breadcrumbs, event, graph, questions, video } from './structured-data.ts';
import { element } from './xml.ts';

const site = new URL('https://www.plantsetu.example');

test('a title cannot end the script that carries it', () => {
  const text = graph([
    article(site, { path: '/resources/blogs/x', title: '</script><script>alert(1)//', summary: '<!--' }),
  ]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].headline).toBe('</script><script>alert(1)//');
});

test('a webinar begins in India Standard Time', () => {
  const session = {
    path: '/resources/webinars/x',
    title: 'X',
    abstract: 'Y',
    date: '2026-12-09',
    time: '15:30',
    minutes: 45,
  };
  expect(event(site, session)).toMatchObject({
    startDate: '2026-12-09T15:30:00+05:30',
    duration: 'PT45M',
    location: { url: 'https://www.plantsetu.example/resources/webinars/x' },
  });
});

test('a film has its length, its picture and its file', () => {
  const film = { path: '/talks/x', seconds: 192 };
  const talk = { path: '/resources/webinars/x', title: 'X', abstract: 'Y', date: '2026-11-26', film };
  expect(video(site, talk)).toMatchObject({
    name: 'X',
    url: 'https://www.plantsetu.example/resources/webinars/x#film',
    contentUrl: 'https://www.plantsetu.example/talks/x.mp4',
    thumbnailUrl: 'https://www.plantsetu.example/talks/x.webp',
    uploadDate: '2026-11-26T00:00:00+05:30',
    duration: 'PT3M12S',
  });
});

test('a step without a page is left out of the trail', () => {
  const { itemListElement } = breadcrumbs(site, [
    { label: 'Home', href: '/' },
    { label: 'Solutions' },
    { label: 'Bulk buying' },
  ]);
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.plantsetu.example/' },
    { '@type': 'ListItem', position: 2, name: 'Bulk buying' },
  ]);
});

test('questions keep their answers', () => {
  expect(questions([{ question: 'Q?', answer: 'A.' }])).toMatchObject({
    mainEntity: [{ name: 'Q?', acceptedAnswer: { text: 'A.' } }],
  });
});

test('XML escapes text and attributes', () => {
  expect(element('a', 'R & D <x>', { href: '"&' })).toBe('<a href="&quot;&amp;">R &amp; D &lt;x&gt;</a>');
  expect(element('list', [element('a', 'b')])).toBe('<list><a>b</a></list>');
});
