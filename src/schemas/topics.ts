/** The closed lists that the resource libraries are filtered by (specification §9, §2). Each filter adds “All” itself. */

export const blogTopics = [
  'Procurement',
  'Supply Chain',
  'Tail Spend',
  'Analytics',
  'Automation',
  'Vendor Management',
  'Sustainability',
  'Delivery',
] as const;

export const whitepaperTopics = ['Tail Spend', 'AI', 'Supply Chain', 'Analytics', 'Sustainability'] as const;

export const ebookCategories = [
  'Procurement',
  'Supply Chain',
  'Tail Spend',
  'Analytics',
  'Sustainability',
  'Automation',
] as const;

export const caseStudyIndustries = [
  'Manufacturing',
  'Pharmaceuticals',
  'Infrastructure',
  'Education',
  'Government',
] as const;

export const caseStudyResults = ['Savings', 'OTIF', 'Cycle time', 'Compliance'] as const;

export const webinarTopics = ['AI', 'Tail Spend', 'Supply Chain', 'Analytics', 'Automation', 'Sustainability'] as const;
