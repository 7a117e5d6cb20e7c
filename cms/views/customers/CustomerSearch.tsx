'use client'
import { Link } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { findCustomers, type FoundCustomer } from '#contracts/customer-service.ts'
import { customerPath } from '../desk-path.ts'
import { sentenceOf, t } from '../text.ts'

/** So long nothing is asked while letters follow each other. */
const TYPING_MS = 150

interface Found {
  customers: FoundCustomer[]
  hasMore: boolean
}

/** A field that finds customers while it is typed into. */
export function CustomerSearch() {
  const id = useId()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Found>()
  const [problem, setProblem] = useState('')

  useEffect(() => {
    if (words.trim().length < 2) return setFound(undefined)
    const asked = new AbortController()
    const wait = setTimeout(() => {
      search(words, asked.signal)
        .then((answer) => {
          setProblem(typeof answer === 'string' ? answer : '')
          if (typeof answer !== 'string') setFound(answer)
        })
        .catch(() => {
          if (!asked.signal.aborted) setProblem(sentenceOf({ code: 'shop.unreachable', details: {} }))
        })
    }, TYPING_MS)
    return () => {
      clearTimeout(wait)
      asked.abort()
    }
  }, [words])

  return (
    <section className="desk-panel">
      <div className="desk-field">
        <label htmlFor={id}>{t('customers.search')}</label>
        <small id={`${id}-hint`}>{t('customers.hint')}</small>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={words}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <p role="status">{problem || (found && countOf(found))}</p>
      <ul className="desk-rows">
        {found?.customers.map((customer) => (
          <li key={customer.number}>
            <Link href={customerPath(customer.number)} prefetch={false}>
              <span>{`${customer.lastName}, ${customer.firstName}`}</span>
              <span className="desk-rows__aside">
                {[customer.number, customer.email, customer.town].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function countOf({ customers, hasMore }: Found): string {
  return hasMore ? t('customers.more', { count: customers.length }) : t('customers.count', { count: customers.length })
}

/** What was found, or the sentence of a refusal. */
async function search(words: string, signal: AbortSignal): Promise<Found | string> {
  const answer = await fetch(`/api${findCustomers.path}?words=${encodeURIComponent(words)}`, { signal })
  const body: unknown = await answer.json().catch(() => null)
  return answer.ok ? findCustomers.output.parse(body) : sentenceOf(body)
}
