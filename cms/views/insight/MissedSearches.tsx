'use client'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import type { TopSearch } from '#domain/insight/top-searches.ts'
import { Button } from '../Button.tsx'
import { documentPath } from '../admin-path.ts'
import { t } from '../text.ts'
import { makeDraft, type DraftOf } from './make-draft.ts'
import { SearchTable } from './SearchTable.tsx'

interface Props {
  /** Those that found nothing, or those whose results hardly anyone opens. */
  kind: 'missed' | 'unopened'
  rows: readonly TopSearch[]
  mayMend: boolean
}

/** Searches that did not help, each with what mends it: a word of the vocabulary, or pages to lead to. Other merchants mend their own. */
export function MissedSearches({ kind: of, rows, mayMend }: Props) {
  const router = useRouter()
  const [isWorking, setWorking] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function mend(kind: DraftOf, words: string): Promise<void> {
    if (isWorking) return
    setWorking(true)
    const made = await makeDraft(kind, words)
    setRefusal(made.isDone ? '' : made.sentence)
    setWorking(false)
    if (made.isDone) router.push(documentPath(kind, made.value))
  }

  const button = (kind: DraftOf, name: 'as_word' | 'as_pick', { words }: TopSearch) => (
    <Button
      aria-label={t(`insight.${name}_of`, { words })}
      isWorking={isWorking}
      onClick={() => void mend(kind, words)}
    >
      {t(`insight.${name}`)}
    </Button>
  )
  return (
    <section className="admin-panel" aria-labelledby={`insight-${of}`}>
      <h2 id={`insight-${of}`}>{t(`insight.${of}`)}</h2>
      {rows.length === 0 && <p className="admin-empty">{t(`insight.${of}_none`)}</p>}
      {rows.length > 0 && (of === 'unopened' || mayMend) && <p>{t(`insight.${of}_lead`)}</p>}
      {of === 'unopened' && <p className="admin-empty">{t('insight.unopened_of')}</p>}
      <p className="admin-dialog__refusal" role="alert">
        {refusal}
      </p>
      {rows.length > 0 && (
        <SearchTable
          rows={rows}
          {...(mayMend && {
            actions: (row: TopSearch) => (
              <span className="insight-mend">
                {isOneWord(row) && button('search-words', 'as_word', row)}
                {button('search-picks', 'as_pick', row)}
              </span>
            ),
          })}
        />
      )}
    </section>
  )
}

/** The vocabulary knows words, not sentences. */
function isOneWord({ words }: TopSearch): boolean {
  return !words.includes(' ') && words.length <= 40
}
