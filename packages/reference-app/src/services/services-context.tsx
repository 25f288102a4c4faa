import { createContext, type ReactNode, useContext } from 'react';
import type { AppServices } from './app-services.ts';

const ServicesContext = createContext<AppServices | null>(null);

/** Props of {@link ServicesProvider}. */
export interface ServicesProviderProps {
  services: AppServices;
  children: ReactNode;
}

/** Hands the services to everything below. */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The services of the app. */
export function useServices(): AppServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider around it');
  return services;
}
