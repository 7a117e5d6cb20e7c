'use client'
import { Link } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { searchAdmin, type AdminHit, type AdminHitKind } from '#contracts/admin-search.ts'
import { Dialog } from '../Dialog.tsx'
import { t } from '../text.ts'
import { useFound } from '../use-found.ts'

/** The one search of the admin, on top of every page and behind Ctrl+K. */
export function AdminSearch() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button type="button" className="admin-button admin-search-door" onClick={() => setOpen(true)}>
        {t('admin_search.open')} <kbd aria-hidden="true">{t('admin_search.keys')}</kbd>
      </button>
      {/* What stands in the header looks like it. */}
      {isOpen && createPortal(<SearchDialog onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

function SearchDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const { found, problem } = useFound(searchAdmin, words)
  const hits = found?.hits

  /** Arrows walk through field and rows. */
  function walk(event: KeyboardEvent<HTMLElement>): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const stops = [field.current, ...(list.current?.querySelectorAll('a') ?? [])]
    const next = stops.indexOf(document.activeElement as HTMLAnchorElement) + step
    stops.at(Math.min(Math.max(next, 0), stops.length - 1))?.focus()
  }

  return (
    <Dialog title={t('admin_search.title')} isWorking={false} refusal={problem} onSubmit={() => {}} onClose={onClose}>
      <div onKeyDown={walk}>
        <div className="admin-field">
          <label htmlFor={id}>{t('admin_search.label')}</label>
          <small id={`${id}-hint`}>{t('admin_search.hint')}</small>
          <input
            ref={field}
            id={id}
            type="search"
            autoComplete="off"
            autoFocus
            maxLength={100}
            value={words}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <p role="status">
          {hits && t(hits.length === 0 ? 'admin_search.none' : 'admin_search.count', { count: hits.length })}
        </p>
        <div ref={list}>
          {kindsOf(hits ?? []).map(([kind, rows]) => (
            <section key={kind} className="admin-found-kind" aria-labelledby={`${id}-${kind}`}>
              <h3 id={`${id}-${kind}`}>{t(`admin_search.kind.${kind}`)}</h3>
              <ul className="admin-rows admin-found">
                {rows.map(({ title, facts, href }) => (
                  <li key={`${href} ${title} ${facts.join()}`}>
                    <Link href={href} prefetch={false} onClick={onClose}>
                      <span>{title}</span>
                      <span className="admin-rows__aside">{facts.join(' · ')}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

function kindsOf(hits: readonly AdminHit[]): [AdminHitKind, AdminHit[]][] {
  return [...Map.groupBy(hits, ({ kind }) => kind)]
}
