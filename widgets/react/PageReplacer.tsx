import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useAddress } from './history-state.ts'

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

/** Times a second that an element is put back at most, where the host's own script takes it out. */
const MOST_A_SECOND = 10

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
    const onBack = () => {
      if (!visited.has(location.href.split('#')[0] ?? '')) location.reload()
    }
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])

  useEffect(() => {
    if (!isShown) return
    const made = document.createElement('div')
    const before = document.title
    let hidden: { element: HTMLElement; display: string } | undefined
    let count = 0
    const put = () => {
      const original = document.querySelector<HTMLElement>(selector)
      if (!original || made.isConnected) return
      if (!append && hidden?.element !== original) {
        hidden = { element: original, display: original.style.display }
        original.style.display = 'none'
      }
      original.after(made)
    }
    const observer = new MutationObserver(() => {
      if (!made.isConnected && count++ < MOST_A_SECOND) put()
    })
    const second = setInterval(() => {
      count = 0
      put()
    }, 1000)
    put()
    observer.observe(document.body, { childList: true, subtree: true })
    if (title) document.title = title
    setPlace(made)
    return () => {
      clearInterval(second)
      observer.disconnect()
      made.remove()
      if (hidden) hidden.element.style.display = hidden.display
      if (title) document.title = before
      setPlace(undefined)
    }
  }, [isShown, selector, append, title])

  return place ? createPortal(children, place) : null
}
