'use client'
import { useEffect } from 'react'
import { brand } from '#domain/brand.ts'

/**
 * What the browser calls the page. Payload calls every document of a collection by the same name, and its own title may
 * arrive after the page has.
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
