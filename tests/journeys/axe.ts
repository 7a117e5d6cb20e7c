import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A rule that is not checked for some parts of a page. */
export interface Exception {
  rule: string
  /** The parts, by their selector or their markup. */
  at: RegExp
}

/** Expects no violations of axe's rules, except the given ones. Legacy mode opens no second page; frames of other origins, which it cannot read, there are none. */
export async function expectNothing(page: Page, exceptions: readonly Exception[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze()
  const complaints = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(
        ({ html, target }) => !exceptions.some(({ rule, at }) => rule === id && at.test(`${String(target)} ${html}`)),
      )
      .map(({ html, target }) => `${id}: ${String(target)} ${html.slice(0, 160)}`),
  )
  expect.soft(complaints, page.url()).toEqual([])
}
