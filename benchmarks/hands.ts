import type { Page } from '@playwright/test'

/** How often a person presses Tab before giving up. */
const MOST_TABS = 250

export type Hands = Awaited<ReturnType<typeof openHands>>

/** A person at a page with a keyboard alone. Pressed keys are counted. */
export async function openHands(page: Page) {
  let keys = 0
  let actions = 0
  await isAlive(page)

  async function press(key: string): Promise<void> {
    await page.keyboard.press(key)
    keys += 1
    if (key === 'Enter' || key.startsWith('Control')) actions += 1
  }

  async function type(text: string): Promise<void> {
    await page.keyboard.type(text)
    keys += text.length
  }

  /** Presses Tab until the focus is on what has this name. */
  async function reach(name: string): Promise<void> {
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (isNamed(await focused(page), name)) return
      await press('Tab')
    }
    throw new Error(`Nobody reaches "${name}" on ${page.url()} by ${MOST_TABS} tabs`)
  }

  return {
    /** Opens the link or the button of this name. */
    async open(name: string): Promise<void> {
      await reach(name)
      await press('Enter')
    },
    /** Waits for the button of this name, and presses it. */
    async act(name: string): Promise<void> {
      await page.getByRole('button', { name }).first().waitFor()
      await isAlive(page)
      await reach(name)
      await press('Enter')
    },
    type,
    /** Fills the field of this name, and sends it. */
    async fill(name: string, text: string, sends = true): Promise<void> {
      await page.getByLabel(name).first().waitFor()
      await isAlive(page)
      await reach(name)
      await type(text)
      if (sends) await press('Enter')
    },
    /** Finds something by the search of the desk, and opens the first that has this in its name. */
    async find(words: string, name: string): Promise<void> {
      await press('Control+k')
      await page.getByRole('dialog').waitFor()
      await type(words)
      await page.getByRole('dialog').getByRole('link', { name }).first().waitFor()
      for (let rows = 0; rows < MOST_TABS && !isNamed(await focused(page), name); rows += 1) await press('ArrowDown')
      await press('Enter')
    },
    counted: () => ({ keys, deeds: actions }),
  }
}

/** Waits until the page answers: what is pressed before is lost. */
async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('button')]
    return buttons.length > 0 && buttons.every((button) => Object.keys(button).some((key) => key.startsWith('__react')))
  })
}

/** The name of what has the focus: its label, or its text. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element?.matches('a, button, input, select, textarea')) return ''
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((one) => one.textContent) : []
    return [element.getAttribute('aria-label'), ...labels, element.textContent].filter(Boolean).join(' ')
  })
}

function isNamed(focus: string, name: string): boolean {
  return focus.toLowerCase().includes(name.toLowerCase())
}
