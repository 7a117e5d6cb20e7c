import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { MESSAGE_ID } from './show-message.ts'

interface AdminBodyProps {
  title: string
  /** Beside the title, such as the number of waiting orders. */
  facts?: ReactNode
  lead: string
  children: ReactNode
}

/** What stands in the frame of an admin page: a title, and the live region for messages. */
export function AdminBody({ title, facts, lead, children }: AdminBodyProps) {
  return (
    <>
      <SetStepNav nav={[{ label: title }]} />
      <Gutter>
        <main className="admin">
          <header className="admin-head">
            <h1>{title}</h1>
            {facts}
          </header>
          <p className="admin-lead">{lead}</p>
          <p id={MESSAGE_ID} className="admin-said" role="status" tabIndex={-1} />
          {children}
        </main>
      </Gutter>
    </>
  )
}

/** A custom admin page, in the frame of Payload's pages. */
export function AdminPage({ view, ...body }: AdminBodyProps & { view: AdminViewServerProps }) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, visibleEntities, locale } = initPageResult
  return (
    <DefaultTemplate
      permissions={permissions}
      req={req}
      visibleEntities={visibleEntities}
      i18n={req.i18n}
      payload={req.payload}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      {...(locale && { locale })}
      {...(req.user && { user: req.user })}
      // Such as the search of the admin, which Payload adds to its own pages alone.
      viewActions={req.payload.config.admin.components?.actions ?? []}
    >
      <AdminBody {...body} />
    </DefaultTemplate>
  )
}
