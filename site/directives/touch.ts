import type { ClientDirective } from 'astro'

/** What a hand, a key or a pen does first when somebody means to use an island. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click']

/**
 * `client:touch`: the island stays plain HTML until it is touched, and only then fetches its code.
 *
 * A button pressed meanwhile is pressed again once somebody listens. Links, fields and `<summary>`
 * need no island to work, so they are left alone. Inside a dialog the whole dialog is the ground:
 * opening it moves the focus in, which wakes what is there.
 */
const touch: ClientDirective = (load, _options, island) => {
  const ground = island.closest('dialog') ?? island
  const sleep = new AbortController()
  let pressed: HTMLButtonElement | undefined
  let isWaking = false

  function holdBack(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || !island.contains(button)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = button
  }

  async function wake(): Promise<void> {
    if (isWaking) return
    isWaking = true
    const hydrate = await load()
    await hydrate()
    sleep.abort()
    if (pressed?.isConnected) pressed.click()
  }

  const listening = { capture: true, signal: sleep.signal }
  for (const sign of signs) ground.addEventListener(sign, () => void wake(), listening)
  ground.addEventListener('click', holdBack, listening)
}

export default touch
