import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has. */
const MOST_STOPS = 150

/** Goes there with the tabulator alone, on or back from where the focus is. Fails at the end of the page. */
export async function tabTo(page: Page, wanted: Locator, { back = false } = {}): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS && !(await isFocused(wanted)); stops += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    if (await hasLeftPage(page)) break
  }
  await expect(wanted).toBeFocused()
  await expect(wanted).toBeInViewport()
}

function isFocused(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => element === document.activeElement)
}

/** Past the last stop a browser gives the focus to its own buttons, and the page has it nowhere. */
function hasLeftPage(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement === document.body)
}
