import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nodes are collected of violations only, and style sheets are not fetched, which no rule of these tags reads. */
const OPTIONS = {
  resultTypes: ['violations' as const],
  preload: false,
  // The title is waited for instead: the admin takes it away for an instant while it reads a page anew.
  rules: { 'document-title': { enabled: false } },
}

/** A rule that is not checked for some parts of a page. */
export interface Exception {
  rule: string
  /** The parts, by their selector or their markup. */
  at: RegExp
}

/**
 * Expects no violations of axe's rules, except the given ones. Legacy mode opens no second page for the result; it cannot
 * read frames of other origins, which no page has.
 */
export async function expectNothing(page: Page, exceptions: readonly Exception[] = []): Promise<void> {
  await expect(page).toHaveTitle(/\S/)
  await expectRest(page)
  const { violations } = await new AxeBuilder({ page }).options(OPTIONS).withTags(TAGS).setLegacyMode().analyze()
  const complaints = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(
        ({ html, target }) => !exceptions.some(({ rule, at }) => rule === id && at.test(`${String(target)} ${html}`)),
      )
      .map(({ html, target }) => `${id}: ${String(target)} ${html.slice(0, 160)}`),
  )
  expect.soft(complaints, page.url()).toEqual([])
}

/** A part that waits for its answer is dimmed, and an opening one may still fade in: neither is the page that is examined. */
async function expectRest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
}

/** The same on a desktop and on a phone, which the page is resized to and left at as it was. */
export async function expectNothingAtBothWidths(page: Page): Promise<void> {
  const size = page.viewportSize()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNothing(page)
  }
  if (size) await page.setViewportSize(size)
}
