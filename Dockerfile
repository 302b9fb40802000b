# One base in all three stages, by its digest (Node 24.18.1); SECURITY.md, "Supply chain", says where digests come from.
FROM node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7 AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

# What runs: without the tools that build and test, the embedded Postgres, and what nobody opens (maps, types, other databases).
FROM node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7 AS packages
WORKDIR /app
COPY package.json package-lock.json src/commands/trim-packages.ts ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts && node trim-packages.ts

FROM node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7
# Chromium comes from Debian, with the libraries and fonts it needs; the package's copy of it is left out.
RUN apt-get update && apt-get install -y --no-install-recommends chromium fonts-liberation && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production CHROMIUM_PATH=/usr/bin/chromium
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY prisma prisma
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "require('node:http').get('http://127.0.0.1:3000/healthz', (answer) => process.exit(answer.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "dist/main.js"]
