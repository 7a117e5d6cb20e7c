'use client'
import { toast } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { documentPath, globalPath } from './admin-path.ts'
import { formatInstant } from './format.ts'
import { guardSaves, type Refused } from './guard-saves.ts'
import { t } from './text.ts'

interface Asked extends Refused {
  answer: (isSaving: boolean) => void
}

/**
 * Asks before a form saves over what a colleague, or another tab, has saved since it was opened. What was typed stays
 * in the form.
 */
export function SaveGuard({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const erase = useRef<() => void>(undefined)
  const pathname = usePathname()

  useEffect(() => {
    const { fetch } = window
    const guard = guardSaves({
      fetch: (input, init) => fetch(input, init),
      ask: (refused) => new Promise((resolve) => setAsked({ ...refused, answer: resolve })),
      // One message at a time, however long the editor types on.
      refusedAgain: () => void toast.dismiss(),
    })
    erase.current = guard.erase
    window.fetch = guard.fetch
    return () => {
      window.fetch = fetch
    }
  }, [])
  useEffect(() => erase.current?.(), [pathname])

  const answer = (isSaving: boolean) => {
    asked?.answer(isSaving)
    setAsked((now) => (now === asked ? null : now))
  }
  return (
    <>
      {children}
      {asked && <SaveDialog {...asked} answer={answer} />}
    </>
  )
}

function SaveDialog({ document, changedAt, answer }: Asked) {
  return (
    <Dialog
      title={t('save_guard.title')}
      action={t('save_guard.save')}
      isDanger
      isWorking={false}
      refusal=""
      onSubmit={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>{t('save_guard.what', { at: formatInstant(changedAt) })}</p>
      <p>
        <a href={adminPath(document)} target="_blank">
          {t('save_guard.compare')}
        </a>
      </p>
      <p>{t('save_guard.then')}</p>
    </Dialog>
  )
}

/** The admin path of a document, from its path in the API. */
function adminPath(document: string): string {
  const [, , collection = '', id = ''] = document.split('/')
  return collection === 'globals' ? globalPath(id) : documentPath(collection, id)
}
