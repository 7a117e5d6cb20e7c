'use client'
import { Button } from '@payloadcms/ui'
import { useId, useState, type SubmitEvent } from 'react'
import { explainSearch, LONGEST_QUESTION, type ExplainedReading, type ExplainedResult } from '#contracts/search.ts'
import { ask } from '../send.ts'
import { t } from '../text.ts'

/** A field for what a shopper types, and the results with their reasons. */
export function SearchReasons() {
  const id = useId()
  const [explained, setExplained] = useState<Explained>()
  const [problem, setProblem] = useState('')

  async function ask(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const query = new FormData(event.currentTarget).get('q')
    const answer = await reasonsOf(String(query))
    setProblem(typeof answer === 'string' ? answer : '')
    setExplained(typeof answer === 'string' ? undefined : answer)
  }

  return (
    <>
      <form className="admin-panel" onSubmit={(event) => void ask(event)}>
        <div className="admin-field">
          <label htmlFor={id}>{t('search.field')}</label>
          <input
            id={id}
            type="search"
            name="q"
            required
            minLength={2}
            maxLength={LONGEST_QUESTION}
            autoComplete="off"
          />
        </div>
        <Button type="submit" size="medium" margin={false}>
          {t('search.ask')}
        </Button>
        <p role="status">{problem || (explained && t('search.count', { count: explained.results.length }))}</p>
      </form>
      {explained && <Reading reading={explained.reading} />}
      <ol className="admin-queue">
        {explained?.results.map((result) => (
          <Reason key={`${result.kind} ${result.url}`} result={result} />
        ))}
      </ol>
    </>
  )
}

interface Explained {
  reading: ExplainedReading
  results: ExplainedResult[]
}

/** What each part of the question was taken for. */
function Reading({ reading: { parts, services, notes } }: { reading: ExplainedReading }) {
  const dropped = notes.letGo.map(({ typed }) => typed).join(', ')
  return (
    <section className="admin-panel">
      <h2>{t('search.reading')}</h2>
      <ul className="admin-rows">
        {parts.map(({ typed, aspect, means, sure }) => (
          <li key={`${typed} ${aspect} ${means}`}>
            <p>
              <span>{t('search.part', { typed, aspect: t(`search.aspects.${aspect}`), means })}</span>
              <span className="admin-rows__aside">{t('search.sure', { share: Math.round(sure * 100) })}</span>
            </p>
          </li>
        ))}
      </ul>
      {services.length > 0 && <p>{t('search.services', { titles: services.join(', ') })}</p>}
      {notes.corrected && <p>{t('search.corrected', { words: notes.corrected })}</p>}
      {dropped && <p>{t('search.let_go', { parts: dropped })}</p>}
    </section>
  )
}

function Reason({ result: { kind, title, url, score, placed, words, boosts } }: { result: ExplainedResult }) {
  return (
    <li className="admin-panel">
      <div className="admin-panel__head">
        <h2>
          <a href={url}>{title}</a>
        </h2>
        <span>{t(`search.kinds.${kind}`)}</span>
      </div>
      <p>{placed ? t(`search.placed.${placed}`) : t('search.score', { score: rounded(score) })}</p>
      <ul className="admin-rows">
        {words.map(({ word, found, field, meeting, points }) => (
          <li key={`${word} ${found} ${field}`}>
            <p>
              <span>
                {t(`search.meetings.${meeting}`, { word, found })} {t(`search.fields.${field}`)}
              </span>
              <span className="admin-rows__aside">{t('search.points', { points: rounded(points) })}</span>
            </p>
          </li>
        ))}
        {boosts.map(({ number, factor }) => (
          <li key={number}>
            <p>
              <span>{t(`search.boosts.${number}`)}</span>
              <span className="admin-rows__aside">× {rounded(factor)}</span>
            </p>
          </li>
        ))}
      </ul>
    </li>
  )
}

function rounded(number: number): string {
  return number.toLocaleString('fi-FI', { maximumFractionDigits: 2 })
}

/** The reading and the results with their reasons, or the sentence of a refusal. */
async function reasonsOf(q: string): Promise<Explained | string> {
  const answer = await ask(explainSearch, { q })
  return answer.isDone ? answer.value : answer.sentence
}
