import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { onTestFinished } from 'vitest'

const router = { refresh: () => undefined } as never

/** A component of the admin as a browser draws it, found by what it says. Its file names the environment `happy-dom`. */
export async function draw(component: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(async () => {
    await act(() => root.unmount())
    place.remove()
  })
  const redraw = (changed: ReactNode) =>
    act(() => root.render(<AppRouterContext.Provider value={router}>{changed}</AppRouterContext.Provider>))
  await redraw(component)

  const named = (name: string) => (found: Element) =>
    (found.getAttribute('aria-label') ?? found.textContent).trim() === name
  function button(name: string) {
    const found = [...place.querySelectorAll('button')].find(named(name))
    if (!found) throw new Error(`No button ${name}`)
    return found
  }
  /** Those with this label. */
  function fields(name: string) {
    return [...place.querySelectorAll('label')].filter(named(name)).map(({ control }) => control as HTMLInputElement)
  }
  return {
    place,
    redraw,
    fields,
    /** As a hand does, of which React learns by the event. */
    type: (field: HTMLInputElement | undefined, text: string) =>
      act(() => {
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
        set?.call(field, text)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    press: (pressed: string | HTMLElement | undefined) =>
      act(() => (typeof pressed === 'string' ? button(pressed) : pressed)?.click()),
  }
}
