/**
 * The open roles. Pay and hours are samples: the operator edits them here before the adverts go online. A role that is
 * added or removed is so in lead.ts and, in both languages, in pages/careers.ts and pages/careers-details.ts; pages/about.ts,
 * pages/about-details.ts and pages/contact.ts say how many there are. The page careers-details is the advert of the
 * automation engineer.
 */
export const roleNames = ['process-analyst', 'automation-engineer', 'data-scientist', 'project-lead'] as const
export type RoleName = (typeof roleNames)[number]

/** What an application may name: an open role, or none of them. */
export const roleChoices = [...roleNames, 'unsolicited'] as const
export type RoleChoice = (typeof roleChoices)[number]

interface Role {
  /** How the departure board calls it. */
  line: string
  /** Gross euros per year for full time. */
  pay: { from: number; to: number }
  /** Hours per week, as the applicant chooses. */
  hours: { from: number; to: number }
}

/** As long as this is true the page says so, and only a demonstration can be built (ALLOW_SAMPLE_COMPANY=1). */
export const areSampleRoles = true

/** The days between which the adverts hold; after the last one, search engines are no longer told of them. */
export const advertised = { from: '2026-11-01', until: '2027-01-31' } as const

export const fullTimeHours = 40

/**
 * Days from an application until each stop, at the latest: the application, our answer (in working days), three
 * conversations. The words of both pages speak of three weeks.
 */
export const hiringDays = [0, 3, 7, 13, 21] as const

export const roles: Record<RoleName, Role> = {
  'process-analyst': { line: 'J1', pay: { from: 58_000, to: 72_000 }, hours: { from: 32, to: 40 } },
  'automation-engineer': { line: 'J2', pay: { from: 64_000, to: 82_000 }, hours: { from: 32, to: 40 } },
  'data-scientist': { line: 'J3', pay: { from: 66_000, to: 84_000 }, hours: { from: 32, to: 40 } },
  'project-lead': { line: 'J4', pay: { from: 70_000, to: 88_000 }, hours: { from: 32, to: 40 } },
}
