import { useEffect, useRef, type RefObject } from 'react'
import { useAddress } from './history-state.ts'

/** What the modal is opened with. */
export interface Opened {
  stateKey: string
  text: string
  /** Where it stands; in the middle without. */
  at: RefObject<HTMLElement | null> | undefined
}

/** It goes when the page's path or query does. */
export function useCloseOnMove(onClose: () => void): void {
  const address = useAddress()
  const first = useRef(address)
  useEffect(() => {
    if (address !== first.current) onClose()
  }, [address])
}

/** A dialog over an inert page that does not scroll; the focus goes back to where it was. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, at: Opened['at']): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const box = at?.current?.getBoundingClientRect()
    const place: Record<string, string> = box
      ? { '--sw-top': `${Math.max(0, box.top)}px`, '--sw-center': `${box.left + box.width / 2}px` }
      : {}
    for (const [name, value] of Object.entries(place)) element.style.setProperty(name, value)
    const { overflow } = document.documentElement.style
    const focused = document.activeElement
    if (!element.open) element.showModal()
    element.querySelector('input')?.focus()
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
      element.close()
      if (focused instanceof HTMLElement) focused.focus()
    }
  }, [])
}
