import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { SAID_ABOVE } from './say-above.ts'

interface DeskPageProps {
  view: AdminViewServerProps
  title: string
  /** Beside the title, such as how many wait. */
  facts?: ReactNode
  lead: string
  children: ReactNode
}

/** A page of our own at the desk: the frame of Payload's pages, a title, and the line where it says what was done. */
export function DeskPage({ view, title, facts, lead, children }: DeskPageProps) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, visibleEntities, locale } = initPageResult
  return (
    <DefaultTemplate
      {...{ permissions, req, visibleEntities }}
      i18n={req.i18n}
      payload={req.payload}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      {...(locale && { locale })}
      {...(req.user && { user: req.user })}
    >
      <SetStepNav nav={[{ label: title }]} />
      <Gutter>
        <main className="desk">
          <header className="desk-head">
            <h1>{title}</h1>
            {facts}
          </header>
          <p className="desk-lead">{lead}</p>
          <p id={SAID_ABOVE} className="desk-said" role="status" tabIndex={-1} />
          {children}
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}
