'use client'
import { Button } from '../Button.tsx'
import { t } from '../text.ts'
import { csvOf, type Report } from './csv.ts'

/** Downloads a report for a spreadsheet. */
export function CsvButton({ file, ...report }: Report & { file: string }) {
  function download(): void {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([csvOf(report)], { type: 'text/csv;charset=utf-8' }))
    link.download = `${file}.csv`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <p>
      <Button onClick={download}>{t('report.csv')}</Button>
    </p>
  )
}
