import { BASE_URL } from '@sdk-docs/reference/model/base-path';
import { createStaticServer } from './static-server';

/** `npm run serve [folder]` serves a build on PORT (4400) until it is stopped. */
const port = Number(process.env.PORT ?? 4400);
const folder = process.argv[2] ?? 'build';

createStaticServer(folder, BASE_URL)
  .on('error', (error) => {
    console.error(`cannot serve on port ${port}: ${error.message}. Set PORT to another one.`);
    process.exitCode = 1;
  })
  .listen(port, () => console.log(`${folder} is served at http://localhost:${port}${BASE_URL}`));
