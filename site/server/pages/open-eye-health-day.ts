import type { APIContext } from 'astro'
import { askEyeHealthDay, DayPlace, type EyeHealthDayWish } from '#contracts/business.ts'
import { problemsWithDay } from '#domain/business/eye-health-day.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import { today } from '#site/shared/shop-time.ts'
import { problemIn, type FormProblem } from '../forms/field-problem.ts'
import { postedFields, type PostedFields } from '../forms/posted-fields.ts'
import { postAsVisitor } from '../forms/shop-form.ts'

type Page = Pick<APIContext, 'request' | 'url' | 'locals'> & { response: { headers: Headers; status?: number } }

/** The form with which a company asks for an eye-health day. */
export interface EyeHealthDayForm {
  fields: PostedFields
  problems: FormProblem[]
}

/** Opens the form, or sends it: the redirect once it was taken. */
export async function openEyeHealthDay(page: Page): Promise<EyeHealthDayForm | Response> {
  const fields = await postedFields(page.request)
  if (!fields.isPosted) return { fields, problems: [] }
  const wish = readDayForm(fields)
  const found = problemsWithDay(wish, today())
  if (found.length > 0) {
    page.response.status = 422
    const problems = found.map(({ field, code, details }) => problemIn(page, { code, details: { ...details, field } }))
    return { fields, problems }
  }
  const { answer, seeOther } = await postAsVisitor(page, askEyeHealthDay, { wish })
  if (answer.ok) return seeOther(`${pathTo(page, 'eye_health_day')}?${pageQuery.notice}=asked`)
  return { fields, problems: [problemIn(page, answer.failure)] }
}

function readDayForm({ text }: PostedFields): EyeHealthDayWish {
  const people = Number(text('people'))
  return {
    businessId: text('businessId'),
    company: text('company'),
    where: text('where'),
    note: text('note'),
    contact: { name: text('contact.name'), email: text('contact.email'), phone: text('contact.phone') },
    place: DayPlace.safeParse(text('place')).data ?? 'company',
    people: Number.isInteger(people) ? people : 0,
    days: ['day1', 'day2', 'day3'].map(text).filter(Boolean),
  }
}
