'use client'
import { useId, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react'
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
  const id = useId()
  useLayoutEffect(() => {
    const opened = dialog.current
    if (!opened?.open) opened?.showModal()
    return () => opened?.close()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (action && !isWorking) onSubmit()
  }
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'desk-dialog desk-dialog--wide' : 'desk-dialog'}
      aria-labelledby={id}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate>
        <h2 id={id}>{title}</h2>
        <WrongField value={wrong}>{children}</WrongField>
        <p className="desk-dialog__refusal" role="alert">
          {refusal}
        </p>
        <div className="desk-dialog__doors">
          {action && (
            <button
              type="submit"
              className={isDanger ? 'desk-button desk-button--danger' : 'desk-button desk-button--primary'}
              aria-disabled={isWorking}
            >
              {isWorking ? t('dialog.working') : action}
            </button>
          )}
          <button type="button" className="desk-button" onClick={() => dialog.current?.close()}>
            {t(action ? 'dialog.close' : 'dialog.close_only')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
