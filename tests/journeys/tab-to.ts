import { expect, type Locator, type Page } from '@playwright/test'

/** More focus stops than any page has. */
const MOST_STOPS = 150

/** Moves the focus there by the tab key alone, forward or back. Fails at the end of the page. */
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

/** After the last stop the browser focuses its own buttons, and no element of the page. */
function hasLeftPage(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement === document.body)
}
