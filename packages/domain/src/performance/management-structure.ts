/** A department of the company's tree. */
export interface StructureDepartment {
  readonly id: number;
  readonly parentId: number | null;
}

/** An active person who leads a department; co-managers of one department are several of these. */
export interface DepartmentLeader {
  readonly departmentId: number;
  readonly personId: number;
  /** The department that the leader belongs to. */
  readonly homeDepartmentId: number | null;
}

/** An active person whom somebody names as manager, in place of the structure's. */
export interface NamedManager {
  readonly personId: number;
  /** The department of the person who names. */
  readonly homeDepartmentId: number | null;
  readonly managerId: number;
  /** The department of the manager who is named. */
  readonly managerHomeDepartmentId: number | null;
}

/**
 * Who manages whom, without the people: only leaders, those who name a manager and those who are
 * named stand in it, so it stays small in a large company.
 */
export interface ManagementStructure {
  readonly departments: readonly StructureDepartment[];
  readonly leaders: readonly DepartmentLeader[];
  readonly namedManagers: readonly NamedManager[];
}

/** A person as the structure sees them. */
export interface ManagedPerson {
  readonly id: number;
  /** The department that the person belongs to. */
  readonly departmentId: number | null;
}
