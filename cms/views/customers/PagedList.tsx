import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import type { AdminPerson } from '#plugins/customers/admin-person.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { t } from '../text.ts'

/** What each part of a person's page is drawn from. */
export interface PersonPart {
  req: PayloadRequest
  person: AdminPerson
  /** The address of the page. */
  path: string
  /** The query of the page, which holds the page of each list. */
  search: Record<string, string | string[] | undefined>
}

/** What the parts that only accounts have are drawn from. */
export interface CustomerPart extends PersonPart {
  customer: StoredCustomer
}

/** Rows of a page of any list here. */
export const PAGE_SIZE = 10

/** Which page of a list the query asks for, counted from 1. */
export function pageOf({ search }: Pick<PersonPart, 'search'>, name: string): number {
  const asked = Number(search[name])
  return Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1
}

interface PagedListProps {
  part: Pick<PersonPart, 'path' | 'search'>
  /** The name of its page in the query, and of its texts below `customers`. */
  name: string
  total: number
  /** The rows of this page. */
  children: ReactNode
}

/** A part of a person's page with a list, and the ways to its other pages. */
export function PagedList({ part, name, total, children }: PagedListProps) {
  const id = `admin-customer-${name}`
  const page = pageOf(part, name)
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const to = (other: number) => {
    const stored = Object.entries(part.search).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    )
    const query = new URLSearchParams({ ...Object.fromEntries(stored), [name]: String(other) })
    return `${part.path}?${query}#${id}`
  }
  return (
    <section className="admin-panel" aria-labelledby={id}>
      <h2 id={id}>{t(`customers.${name}`)}</h2>
      {total === 0 ? <p>{t(`customers.no_${name}`)}</p> : children}
      {last > 1 && (
        <nav className="admin-pages" aria-label={t('customers.pages', { list: t(`customers.${name}`) })}>
          {page > 1 && (
            <Link href={to(page - 1)} prefetch={false}>
              {t('customers.newer')}
            </Link>
          )}
          <span>{t('customers.page', { page, last })}</span>
          {page < last && (
            <Link href={to(page + 1)} prefetch={false}>
              {t('customers.older')}
            </Link>
          )}
        </nav>
      )}
    </section>
  )
}
