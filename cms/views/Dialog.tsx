'use client'
import { useId, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { t } from './text.ts'

interface DialogProps {
  title: string
  /** The label of the confirm button, such as `Peru tilaus ja palauta rahat`. */
  action: string
  isDanger?: boolean
  isWorking: boolean
  /** The sentence of the refusal. */
  refusal: string
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog. The browser traps the focus inside and restores it on close, so the dialog is closed before it is
 * unmounted, too.
 */
export function Dialog({ title, action, isDanger, isWorking, refusal, onSubmit, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const opened = dialog.current
    if (!opened?.open) opened?.showModal()
    return () => opened?.close()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWorking) onSubmit()
  }
  return (
    <dialog ref={dialog} className="desk-dialog" aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <h2 id={id}>{title}</h2>
        {children}
        <p className="desk-dialog__refusal" role="alert">
          {refusal}
        </p>
        <div className="desk-dialog__doors">
          <button
            type="submit"
            className={isDanger ? 'desk-button desk-button--danger' : 'desk-button desk-button--primary'}
            aria-disabled={isWorking}
          >
            {isWorking ? t('dialog.working') : action}
          </button>
          <button type="button" className="desk-button" onClick={() => dialog.current?.close()}>
            {t('dialog.close')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
