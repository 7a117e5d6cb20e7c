'use client'
import type { CompanyExam } from '#contracts/bookings.ts'
import { readDistances } from '#domain/bookings/form-problems.ts'
import { Choice } from '../Choice.tsx'
import { DialogField } from '../DialogField.tsx'
import { t } from '../text.ts'

/** What is typed of an employer who pays. */
export const noCompany = {
  isPaying: false,
  organisationNumber: '',
  company: '',
  reference: '',
  workingDistances: '',
  requisition: 'electronic',
}

interface CompanyFieldsProps {
  typed: typeof noCompany
  onChange: (typed: typeof noCompany) => void
}

/** An employer who pays for the exam, asked for when there is one. */
export function CompanyFields({ typed, onChange }: CompanyFieldsProps) {
  const field = (name: 'organisationNumber' | 'company' | 'reference' | 'workingDistances') => ({
    name,
    label: t(`bookings.company.${name}`),
    value: typed[name],
    onChange: (value: string) => onChange({ ...typed, [name]: value }),
  })
  return (
    <>
      <label className="day-tick">
        <input
          type="checkbox"
          checked={typed.isPaying}
          onChange={({ target }) => onChange({ ...typed, isPaying: target.checked })}
        />
        {t('bookings.company.choose')}
      </label>
      {typed.isPaying && (
        <fieldset className="day-fields">
          <legend>{t('bookings.company.title')}</legend>
          <div className="day-pair">
            <DialogField {...field('organisationNumber')} />
            <DialogField {...field('company')} />
            <Choice
              label={t('bookings.fact.requisition')}
              value={typed.requisition}
              options={(['electronic', 'physical'] as const).map((value) => ({
                value,
                label: t(`bookings.requisition.${value}`),
              }))}
              onChange={(requisition) => onChange({ ...typed, requisition })}
            />
            <DialogField {...field('reference')} />
            <DialogField {...field('workingDistances')} hint={t('bookings.company.distances_hint')} />
          </div>
        </fieldset>
      )}
    </>
  )
}

/** What was typed, as it is sent. */
export function readCompany(typed: typeof noCompany): CompanyExam {
  const { organisationNumber, company, reference } = typed
  return {
    organisationNumber,
    company,
    reference,
    requisition: typed.requisition === 'physical' ? 'physical' : 'electronic',
    workingDistances: readDistances(typed.workingDistances),
  }
}
