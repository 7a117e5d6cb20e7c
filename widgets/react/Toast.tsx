import { useEffect, useRef, useState } from 'react'
import { useSetup } from './setup.ts'

const TOAST_MS = 30_000

/** Says that filters were cleared. It goes by itself; a pointer or the focus on it stops that. */
export function Toast({
  isOwnDoing,
  onRestore,
  onClose,
}: {
  isOwnDoing: boolean
  onRestore: () => void
  onClose: () => void
}) {
  const { words } = useSetup()
  const [isHeld, setHeld] = useState(false)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => close.current(), TOAST_MS)
    return () => clearTimeout(timer)
  }, [isHeld])

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close.current()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <div
      className="sw-toast"
      role="status"
      data-held={isHeld || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{isOwnDoing ? words.filtersCleared : words.weCleared}</span>
      <button type="button" className="sw-button" onClick={onRestore}>
        {words.restore}
      </button>
      <button type="button" className="sw-link" onClick={onClose}>
        {words.ok}
      </button>
    </div>
  )
}

/** A failure looks like one, and can be tried again. */
export function Failure({ text, onRetry }: { text?: string; onRetry: () => void }) {
  const { words } = useSetup()
  return (
    <div className="sw-failure" role="alert">
      <p>{text ?? words.failed}</p>
      <button type="button" className="sw-button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  )
}
