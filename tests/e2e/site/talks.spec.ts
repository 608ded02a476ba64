import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const TALK = '/resources/webinars/abc-xyz-in-forty-minutes';

const video = (page: Page) => page.locator('#talk-film');
const timeOf = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.currentTime);

test('Watch Now leads to the film, with its length', async ({ page, context }) => {
  await page.goto('/resources/webinars?tab=on-demand');
  const card = page.locator('[data-item]:visible').filter({ hasText: 'ABC and XYZ' });
  await expect(card.locator('.session-day')).toHaveText('3 min');
  const opening = context.waitForEvent('page');
  await card.getByRole('link', { name: /^Watch Now/ }).click();
  const talk = await opening;
  await expect(talk).toHaveURL(`${TALK}#film`);
  await expect(talk.locator('#talk-film')).toBeInViewport();
  await expect(talk.locator('.head-block')).toContainText('3 min');
});

test('the film plays with captions, and a chapter jumps to its time', async ({ page }) => {
  await page.goto(`${TALK}#film`);
  // Muted: a test has no pointer on the browser's own play button.
  await video(page).evaluate((film: HTMLVideoElement) => film.play());
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5);
  expect(await video(page).evaluate((film: HTMLVideoElement) => [film.readyState, film.error])).toEqual([4, null]);
  const shown = () =>
    video(page).evaluate((film: HTMLVideoElement) => {
      const [captions] = film.textTracks;
      return { mode: captions!.mode, words: (captions!.activeCues?.[0] as VTTCue | undefined)?.text };
    });
  expect(await shown()).toEqual({ mode: 'showing', words: 'This is ABC-XYZ analysis, done on your own item list.' });

  const chapter = page
    .getByRole('navigation', { name: 'Chapters' })
    .getByRole('link', { name: /Three items worked out/ });
  const start = Number(await chapter.getAttribute('data-start'));
  await chapter.click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(start);
  expect(await timeOf(page)).toBeLessThan(start + 10);
  await expect(chapter).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.talk-chapters [aria-current]')).toHaveCount(1);
  await expect.poll(async () => (await shown()).words).toMatch(/^Take a V-belt/);
  await expect(page).toHaveURL(/#film$/);
});

test('the film takes its place and loads nothing before it is started', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(TALK, { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.endsWith('.mp4'))).toEqual([]);
  const { width, height } = (await video(page).boundingBox())!;
  expect(width / height).toBeCloseTo(16 / 9, 1);
  await expectNoSidewaysScroll(page);
  await page.getByText('Transcript of the film').click();
  await expect(page.locator('.talk-transcript')).toContainText('Together the two letters make nine classes.');
  await expectAccessible(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('a chapter opens the film at its time', async ({ page }) => {
    await page.goto(TALK);
    const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link');
    await expect(chapters).toHaveCount(5);
    await expect(chapters.last()).toHaveAttribute('href', /^\/talks\/abc-xyz-in-forty-minutes\.mp4#t=\d+/);
  });
});
