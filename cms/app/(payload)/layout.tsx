import config from '@payload-config'
import '@fontsource-variable/schibsted-grotesk/wght.css'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { DemoLine } from '../../views/DemoLine.tsx'
import '../theme/palette.css'
import '../theme/admin.css'
import '../theme/page.css'
import '../theme/tiles.css'
import '../theme/tables.css'
import '../theme/lists.css'
import '../theme/search.css'
import '../theme/states.css'
import '../theme/order.css'
import '../theme/paper.css'
import '../theme/queue.css'
import '../theme/staff.css'
import '../theme/withdrawals.css'
import '../theme/customers.css'
import '../theme/invoices.css'
import '../theme/forms.css'
import '../theme/bookings.css'
import '../theme/insight.css'
import '../theme/trimmed.css'
import '../theme/article.css'
import '../theme/preview.css'
import '../theme/narrow.css'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  return handleServerFunctions({ ...call, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <DemoLine />
      {children}
    </RootLayout>
  )
}
