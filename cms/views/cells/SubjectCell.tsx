'use client'
import type { DefaultCellComponentProps } from 'payload'
import { contractPath, subscriptionPath } from '../admin-path.ts'
import { wordOf } from '../text.ts'

/** A list cell for the contract that an entry names, such as `subscription:71032`, with a link to its page. */
export function SubjectCell({ cellData }: DefaultCellComponentProps) {
  const [kind = '', number = ''] = String(cellData ?? '').split(':')
  if (!number) return <span>–</span>
  const pathOf = kind === 'subscription' ? subscriptionPath : contractPath
  return <a href={pathOf(Number(number))}>{`${wordOf('ledger.kinds', kind)} ${number}`}</a>
}
