import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { ledgerBatches, ledgerEntries, ledgerTotals } from './collections.ts'
import { countLedgerTotals } from './count-totals.ts'
import { eraseLedgerEntries } from './erase-entries.ts'

/** The books of money that moves by itself: entries, balances, and the totals of months. */
export const ledgerPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [ledgerEntries, ledgerTotals, ledgerBatches],
    tasks: [countLedgerTotals, eraseLedgerEntries],
  })
