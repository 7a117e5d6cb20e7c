import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useAddress } from './history-state.ts'
import { keepStanding } from './keep-standing.ts'

export interface PageReplacerProps {
  /** The element of the host whose place the page takes. */
  selector: string
  /** Whether an address is that of the page. */
  isPage: (url: URL) => boolean
  /** The original stays, and the page stands after it. */
  append?: boolean
  /** Title of the document while the page is shown. */
  title?: string
  /** The page. */
  children: ReactNode
}

/** Addresses that this document has been at; what the host shows at another one is not known here. */
const visited = new Set<string>()

/** Shows a page in place of an element of the host while the address is its own, and puts everything back after. */
export function PageReplacer({ selector, isPage, append = false, title, children }: PageReplacerProps) {
  const address = useAddress()
  const isShown = address !== '' && isPage(new URL(address))
  const [place, setPlace] = useState<HTMLElement>()

  useEffect(() => {
    const withoutHash = address.split('#')[0] ?? ''
    if (withoutHash) visited.add(withoutHash)
  }, [address])

  useEffect(() => {
    const onBack = (event: PopStateEvent) => {
      // What a router of the host dispatches itself is a way forward that it knows.
      if (event.isTrusted && !visited.has(location.href.split('#')[0] ?? '')) location.reload()
    }
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])

  useEffect(() => {
    if (!isShown) return
    const made = document.createElement('div')
    const before = document.title
    let hidden: { element: HTMLElement; display: string } | undefined
    const stop = keepStanding(made, () => {
      const original = document.querySelector<HTMLElement>(selector)
      if (!original) return
      if (!append && hidden?.element !== original) {
        hidden = { element: original, display: original.style.display }
        original.style.display = 'none'
      }
      original.after(made)
    })
    if (title) document.title = title
    setPlace(made)
    return () => {
      stop()
      if (hidden) hidden.element.style.display = hidden.display
      if (title) document.title = before
      setPlace(undefined)
    }
  }, [isShown, selector, append, title])

  return place ? createPortal(children, place) : null
}
