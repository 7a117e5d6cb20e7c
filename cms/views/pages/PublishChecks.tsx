'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { checkPage } from '#contracts/page-checks.ts'
import { ask } from '../send.ts'
import { t } from '../text.ts'

type Found = z.infer<typeof checkPage.output>['problems']

/** What the draft still needs before it is published, asked again after each save. */
export function PublishChecks() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const [problems, setProblems] = useState<Found>()

  useEffect(() => {
    if (id === undefined) return
    const leaving = new AbortController()
    // Where no answer comes, the next save asks again.
    void ask(checkPage, { page: String(id) }, leaving.signal).then(
      (answer) => answer.isDone && setProblems(answer.value.problems),
    )
    return () => leaving.abort()
  }, [id, lastUpdateTime])

  return (
    <section className="field-type admin-aside" aria-labelledby="admin-checks">
      <h3 id="admin-checks">{t('check.title')}</h3>
      <div role="status">
        {!problems && <p>{t('check.unsaved')}</p>}
        {problems?.length === 0 && <p>{t('check.none')}</p>}
        <ul>
          {problems?.map(({ level, sentence, block }) => (
            <li key={sentence}>
              <strong className={level === 'error' ? 'admin-late' : undefined}>{t(`check.${level}`)}:</strong>{' '}
              {sentence}{' '}
              {block !== null && (
                <button type="button" className="admin-link" onClick={() => showBlock(block)}>
                  {t('check.show', { block })}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** What may be written or pressed in a block, below the bar of its name and handles. */
const FIELD = ['input:not([type="hidden"])', 'textarea', '[contenteditable="true"]', 'button']
  .map((kind) => `.collapsible__content ${kind}`)
  .join()

/** Leads to a block of the form, by its number from 1, and opens it where it is folded. */
function showBlock(block: number): void {
  const row = document.getElementById(`blocks-row-${block - 1}`)
  if (!row) return
  if (row.querySelector('.collapsible--collapsed')) row.querySelector<HTMLElement>('.collapsible__toggle')?.click()
  row.scrollIntoView({ block: 'center' })
  focusWithin(row)
}

/** Frames for which a block that was folded may take to show its fields. */
const FRAMES = 60

function focusWithin(row: HTMLElement, left = FRAMES): void {
  const field = row.querySelector<HTMLElement>(FIELD)
  field?.focus()
  if (document.activeElement !== field && left > 0) requestAnimationFrame(() => focusWithin(row, left - 1))
}
