'use client'
import { useId, useState } from 'react'
import { findCustomers, type FoundCustomer } from '#contracts/customer-service.ts'
import { LinkRow } from '../LinkRow.tsx'
import { customerPath } from '../admin-path.ts'
import { t } from '../text.ts'
import { useFound } from '../use-found.ts'

interface Found {
  customers: FoundCustomer[]
  hasMore: boolean
}

/** A field that finds customers while it is typed into. */
export function CustomerSearch() {
  const id = useId()
  const [words, setWords] = useState('')
  const { found, problem } = useFound(findCustomers, words)

  return (
    <section className="admin-panel">
      <div className="admin-field">
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
      <ul className="admin-rows">
        {found?.customers.map((customer) => (
          <LinkRow
            key={customer.number}
            href={customerPath(customer.number)}
            name={`${customer.lastName}, ${customer.firstName}`}
            facts={[customer.number, customer.email, customer.town].filter(Boolean)}
          />
        ))}
      </ul>
    </section>
  )
}

function countOf({ customers, hasMore }: Found): string {
  return hasMore ? t('customers.more', { count: customers.length }) : t('customers.count', { count: customers.length })
}
