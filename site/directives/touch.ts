import type { ClientDirective } from 'astro'

/** The events that hydrate an island. */
const triggers = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click']

/**
 * `client:touch`: the island stays plain HTML until it is touched, and only then fetches its code.
 *
 * A button pressed before hydration is pressed again after it. Links, fields and `<summary>` work
 * without the island, so they are left alone. Inside a dialog the whole dialog is the container:
 * opening it moves the focus in, which hydrates the island.
 */
const touch: ClientDirective = (load, _options, island) => {
  const container = island.closest('dialog') ?? island
  const untilHydrated = new AbortController()
  let pressed: HTMLButtonElement | undefined
  let isHydrating = false

  function holdBack(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || !island.contains(button)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = button
  }

  async function hydrateOnce(): Promise<void> {
    if (isHydrating) return
    isHydrating = true
    const hydrate = await load()
    await hydrate()
    untilHydrated.abort()
    if (pressed?.isConnected) pressed.click()
  }

  const options = { capture: true, signal: untilHydrated.signal }
  for (const trigger of triggers) container.addEventListener(trigger, () => void hydrateOnce(), options)
  container.addEventListener('click', holdBack, options)
}

export default touch
