'use client'
import { useEffect } from 'react'
import { brand } from '#domain/brand.ts'

/**
 * Sets the document title. Payload titles every document of a collection alike, and may set its own title after this
 * component has mounted.
 */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    const name = `${title} · ${brand.name}`
    const write = () => {
      if (document.title !== name) document.title = name
    }
    const late = new MutationObserver(write)
    late.observe(document.head, { childList: true, subtree: true, characterData: true })
    write()
    return () => late.disconnect()
  }, [title])
  return null
}
