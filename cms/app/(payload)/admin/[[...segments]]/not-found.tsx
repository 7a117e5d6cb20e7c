import config from '@payload-config'
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'

type Address = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata(address: Address) {
  return generatePageMetadata({ config, ...address })
}

export default function NotFound(address: Address) {
  return NotFoundPage({ config, importMap, ...address })
}
