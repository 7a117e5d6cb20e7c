'use client'
import { toast } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { t } from './text.ts'

const MEGABYTE = 1024 * 1024

/** The largest file of each kind in megabytes, as the server accepts them. */
const mostOf = ({ type }: File) => (type.startsWith('video/') ? 100 : 20)

/** Says of a file that is too large that it is, instead of sending it to a server that hangs up. */
export function UploadGuard({ children }: { children: ReactNode }) {
  useEffect(() => {
    const leaving = new AbortController()
    const settings = { capture: true, signal: leaving.signal }
    document.addEventListener('change', guard, settings)
    document.addEventListener('drop', guard, settings)
    return () => leaving.abort()
  }, [])
  return children
}

function guard(event: Event): void {
  const input = event.target instanceof HTMLInputElement && event.target.type === 'file' ? event.target : undefined
  const files = event instanceof DragEvent ? event.dataTransfer?.files : input?.files
  const tooLarge = [...(files ?? [])].find((file) => file.size > mostOf(file) * MEGABYTE)
  if (!tooLarge) return
  event.preventDefault()
  event.stopPropagation()
  if (input) input.value = ''
  const size = Math.ceil(tooLarge.size / MEGABYTE)
  toast.error(t('upload.too_large', { name: tooLarge.name, size }))
}
