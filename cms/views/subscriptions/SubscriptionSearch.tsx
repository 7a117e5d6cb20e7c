'use client'
import { useId, useState } from 'react'
import { findSubscriptions } from '#contracts/subscription-admin.ts'
import { LinkRow } from '../LinkRow.tsx'
import { subscriptionPath } from '../admin-path.ts'
import { t } from '../text.ts'
import { useFound } from '../use-found.ts'

/** A field that finds subscriptions while it is typed into. */
export function SubscriptionSearch() {
  const id = useId()
  const [words, setWords] = useState('')
  const { found, problem } = useFound(findSubscriptions, words)
  return (
    <section className="admin-panel">
      <div className="admin-field">
        <label htmlFor={id}>{t('subscriptions.search')}</label>
        <small id={`${id}-hint`}>{t('subscriptions.search_hint')}</small>
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
      <p role="status">{problem || (found && t('subscriptions.found', { count: found.subscriptions.length }))}</p>
      <ul className="admin-rows">
        {found?.subscriptions.map(({ id: number, name, customer, status }) => (
          <LinkRow
            key={number}
            href={subscriptionPath(number)}
            name={name}
            facts={[String(number), customer, t(`subscriptions.status.${status}`)]}
          />
        ))}
      </ul>
    </section>
  )
}
