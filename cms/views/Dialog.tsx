'use client'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { t } from './text.ts'
import { WrongField, type Wrong } from './wrong-field.ts'

interface DialogProps {
  title: string
  /** The label of the confirm button, such as `Peru tilaus ja palauta rahat`; without one there is nothing to confirm. */
  action?: string | undefined
  isDanger?: boolean
  /** Room for a week of days beside each other. */
  isWide?: boolean
  isWorking: boolean
  /** The sentence of the refusal. */
  refusal: string
  /** The field it is about, which shows it and takes the focus. */
  wrong?: Wrong | null
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog. The browser traps the focus inside and restores it on close, so the dialog is closed before it is
 * unmounted, too.
 */
export function Dialog({ title, action, isDanger, isWide, ...others }: DialogProps) {
  const { isWorking, refusal, wrong = null, onSubmit, onClose, children } = others
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const opened = dialog.current
    if (!opened?.open) opened?.showModal()
    return () => opened?.close()
  }, [])
  // By the browser's own event. A dialog of a document stands inside the document's form, and Chromium ends there the event
  // of a form within, which React would get from the page's root.
  useEffect(() => {
    const own = form.current
    const submit = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      if (action && !isWorking) onSubmit()
    }
    own?.addEventListener('submit', submit)
    return () => own?.removeEventListener('submit', submit)
  })
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'admin-dialog admin-dialog--wide' : 'admin-dialog'}
      aria-labelledby={id}
      onClose={onClose}
    >
      <form ref={form} noValidate>
        <h2 id={id}>{title}</h2>
        <WrongField value={wrong}>{children}</WrongField>
        <p className="admin-dialog__refusal" role="alert">
          {refusal}
        </p>
        <div className="admin-dialog__doors">
          {action && (
            <button
              type="submit"
              className={isDanger ? 'admin-button admin-button--danger' : 'admin-button admin-button--primary'}
              aria-disabled={isWorking}
            >
              {isWorking ? t('dialog.working') : action}
            </button>
          )}
          <Button onClick={() => dialog.current?.close()}>{t(action ? 'dialog.close' : 'dialog.close_only')}</Button>
        </div>
      </form>
    </dialog>
  )
}
