/** Settings with which a function starts; nothing is reached at these addresses. */
export const environment = {
  DATABASE_URL: 'postgresql://plantsetu_app:secret@database.test/plantsetu',
  AUTH_SECRET: 's'.repeat(32),
  SITE_URL: 'https://www.plantsetu.test',
  S3_REGION: 'ap-south-1',
  S3_PUBLIC_BUCKET: 'public',
  S3_PRIVATE_BUCKET: 'private',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_PUBLIC_URL: 'https://media.plantsetu.test',
  SMTP_URL: 'smtps://user:secret@mail.plantsetu.test:465',
  MAIL_FROM: 'PlantSetu <orders@plantsetu.test>',
};
